import { usePageOfAddress } from '../../client/navigation/usePageOfAddress'
import { Strip } from '../../client/ui/Strip'
import { DRAFTS, IssueEditor } from './editor/IssueEditor'
import { IssueList } from './list/IssueList'

const throwAway = async () => (await import('./playedServer')).throwAway()

export function App() {
  const { pageId } = usePageOfAddress()
  return (
    <>
      <Strip {...{ throwAway }} draftsOf={[DRAFTS]} isEditing={pageId !== null} />
      {pageId === null ? <IssueList /> : <IssueEditor key={pageId} pageId={pageId} />}
    </>
  )
}
