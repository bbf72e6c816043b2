/** HTML as exported by an email client or another editor. */
export const sample = `<table><tr><td style="padding: 24px">
<h1>Bread of the <em>week</em></h1>
<p>Rye, baked <b>twice</b>. Order until Friday.</p>
<a class="button" href="/order">Order</a>
<script>alert('Hi')</script>
</td></tr></table>`
