import { DefaultEventHandlers } from '@craftjs/core'

/** Selects the parent of a component on a double-click. */
export class SelectParentHandlers extends DefaultEventHandlers {
  override handlers() {
    const defaults = super.handlers()
    const { store } = this.options

    return {
      ...defaults,
      select: (el: HTMLElement, id: string) => {
        const unbindSelect = defaults.select(el, id)
        const unbindDoubleClick = this.addCraftEventListener(
          el,
          'dblclick',
          (event) => {
            event.craft.stopPropagation()
            // The id is empty if the page's background is connected to clear the selection.
            const parent = store.query.node(id).get()?.data.parent
            if (parent) store.actions.selectNode(parent)
          },
        )

        return () => {
          unbindSelect()
          unbindDoubleClick()
        }
      },
    }
  }
}
