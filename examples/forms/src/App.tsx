import { Answers } from '../../client/list/Answers'
import { usePageOfAddress } from '../../client/navigation/usePageOfAddress'
import { Strip } from '../../client/ui/Strip'
import { upgrades } from '../upgrades'
import { DRAFTS, FormEditor } from './editor/FormEditor'
import { FormList } from './list/FormList'

const throwAway = async () => (await import('./playedServer')).throwAway()

export function App() {
  const { pageId, isAnswers } = usePageOfAddress()
  return (
    <>
      <Strip
        throwAway={throwAway}
        draftsOf={[DRAFTS]}
        isEditing={pageId !== null && !isAnswers}
      />
      {pageId === null ? (
        <FormList />
      ) : isAnswers ? (
        <Answers pageId={pageId} upgrades={upgrades} />
      ) : (
        <FormEditor key={pageId} pageId={pageId} />
      )}
    </>
  )
}
