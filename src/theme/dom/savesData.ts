interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the reader's connection is too slow or too dear to fetch anything ahead (spec §7: 2g, data saver). */
export function savesData(browser: Navigator = navigator): boolean {
  const { connection } = browser as Navigator & { connection?: Connection }
  return (
    connection !== undefined && (connection.saveData === true || /2g/.test(connection.effectiveType ?? ''))
  )
}
