/** Words that say nothing, or that we say in another way; each with what to do. */
export const WORD_RULES: readonly [RegExp, hint: string][] = [
  [
    /\b(?:simply|obviously|easily|effortless(?:ly)?|straightforward|basically|actually|really)\b/i,
    'Leave it out.',
  ],
  [
    /\b(?:of course|needless to say|(?:please )?note that|it should be noted|as you know)\b/i,
    'Leave it out.',
  ],
  [/\bjust (?:add|call|pass|use|write|do|set)\b/i, 'Leave “just” out.'],
  [/\bin order to\b/i, 'Write “to”.'],
  [/\b(?:utilize|leverage)[sd]?\b/i, 'Write “use”.'],
  [
    /\b(?:powerful|seamless(?:ly)?|robust|intuitive(?:ly)?|blazing|cutting-edge|world-class|next-generation|game-chang\w+|revolutionary|amazing|awesome|unparalleled|supercharge\w*|delightful)\b/i,
    'Say what it does.',
  ],
  [/\b(?:e\.g\.|i\.e\.|etc\.)/i, 'Write “for example”, “that is” or “and so on”.'],
  [
    /\b(?:colour|behaviour|favour|honour|neighbour|centre|grey|catalogue|licence|artefact|whilst|amongst)\w*\b/i,
    'Use American spelling.',
  ],
  [
    /\b(?:initial|serial|deserial|custom|normal|organ|recogn|minim|maxim|optim|util|summar|visual|real|author)is(?:e[ds]?|ing|ation)\b/i,
    'Use American spelling.',
  ],
  [/\b(?:label|travel|cancel|model|signal)l(?:ed|ing)\b/i, 'Use American spelling.'],
  [/\b(?:inside|outside) of\b/i, 'Leave “of” out.'],
  [/\balso if\b/i, 'Write “even if”.'],
  [/\bsomething else than\b/i, 'Write “something other than”.'],
  [/\bfor ever\b/i, 'Write “forever”.'],
  [/\bbelongs? into\b/i, 'Write “belongs in”.'],
  [/\bdifference to\b/i, 'Write “difference from”, or “unlike”.'],
  [/(?<!there )\b(?:is|are) no (?:Canvas|Node)\b/, 'Write “is not a Canvas” or “is not a Node”.'],
  [/\b(\w{2,}) \1\b/i, 'Leave one out.'],
]

/** Words for the person who edits a page with what the developer built. */
const FOR_THE_USER = /\b(?:people|somebody|someone|anybody|everybody|whoever|end[- ]users?)\b/i

/** Words that the docs use for one thing alone, and how they write them. */
export const TERM_RULES: readonly [RegExp, hint: string][] = [
  [/\buser components?\b/, 'Write “User Component”.'],
  [/\buser elements?\b/, 'Write “User Element”.'],
  [/\b(?:canvas nodes?|Canvas nodes?)\b/, 'Write “Canvas Node”.'],
  [/\blinked nodes?\b/, 'Write “linked Node”.'],
  [/\b(?:drop|droppable) ?zones?\b/i, 'Write “Canvas”, or “droppable region”.'],
  [/\bselector panel|property panel|properties panel|inspector\b/i, 'Write “settings panel”.'],
  [FOR_THE_USER, 'Write “you” for the developer, and “the user” for the person who edits a page.'],
  [/\bcomponent map\b/i, 'Write “resolver”.'],
]
