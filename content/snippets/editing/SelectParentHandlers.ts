import { DefaultEventHandlers } from '@craftjs/core'

/** A double-click selects the parent of the component. */
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
            // The background of the page may be connected with an empty id.
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
