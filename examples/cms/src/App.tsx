import { useState } from 'react'
import { flushSync } from 'react-dom'
import { signIn, whoIsHere, type Person } from '../../client/connection/person'
import { upgrades } from '../upgrades'
import { PageEditor } from './editor/PageEditor'
import { Answers } from '../../client/list/Answers'
import { mayLeave } from '../../client/navigation/leaving'
import { PageList } from './list/PageList'
import { usePageOfAddress } from '../../client/navigation/usePageOfAddress'
import { TryOut } from './TryOut'

export function App() {
  const [person, setPerson] = useState<Person | null>(whoIsHere)
  const { pageId, isAnswers } = usePageOfAddress()

  function changePerson(next: Person) {
    if (!mayLeave()) return
    // Close the editor first, so that it sends unsaved changes as the person who made them.
    flushSync(() => setPerson(null))
    signIn(next)
    setPerson(next)
  }

  if (!person) return null
  return (
    <>
      <TryOut person={person} onPerson={changePerson} pageId={pageId} />
      {pageId === null ? (
        <PageList person={person} />
      ) : isAnswers ? (
        <Answers pageId={pageId} upgrades={upgrades} />
      ) : (
        <PageEditor key={pageId} pageId={pageId} person={person} />
      )}
    </>
  )
}
