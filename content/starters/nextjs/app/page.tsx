import Link from 'next/link'

export default function Start() {
  return (
    <main>
      <h1>Pages</h1>
      <ul>
        <li>
          <Link href="/edit/home">Edit the page “home”</Link>
        </li>
        <li>
          <Link href="/home">Read it</Link>, once you have saved it
        </li>
      </ul>
    </main>
  )
}
