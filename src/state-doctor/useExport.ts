import { type RefObject, useState } from 'react'
import { saveFile } from '../theme/ui'
import { isLong } from './longText'
import type { Inspection } from './useInspection'

/**
 * Copies and downloads the fixed page. `field` shows the fixed page, and is selected if copying fails. The status of the
 * last copy is '' once there is another inspection.
 */
export function useExport(
  inspection: Inspection | null,
  fixedText: () => Promise<string>,
  field: RefObject<HTMLTextAreaElement>,
) {
  /** The result of the last copy, and the inspection that was on the screen. */
  const [copied, setCopied] = useState({ status: '', inspection })
  return {
    status: copied.inspection === inspection ? copied.status : '',
    /** Copies `text`, or else the fixed page. */
    copy: async (text?: string): Promise<void> => {
      try {
        await navigator.clipboard.writeText(text ?? (await fixedText()))
        setCopied({ status: 'Copied.', inspection })
      } catch {
        field.current?.select()
        const way = isLong(inspection?.result?.text ?? '')
          ? 'Download the fixed page instead.'
          : 'The fixed page is selected: copy it with your keyboard.'
        setCopied({ status: `Copying is not possible here. ${way}`, inspection })
      }
    },
    download: async (): Promise<void> => saveFile('page.json', 'application/json', await fixedText()),
  }
}
