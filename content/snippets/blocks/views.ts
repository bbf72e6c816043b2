import { AccordionView } from './accordion/AccordionView'
import { ButtonBarView, ButtonView } from './button/ButtonView'
import { ColumnsView, ColumnView } from './columns/ColumnsView'
import { FormBlockView, FormFieldView, FormStepView } from './form/FormView'
import { ImageView } from './image/ImageView'
import { MenuView } from './menu/MenuView'
import { QuoteView } from './quote/QuoteView'
import { AreaView } from './shared/AreaView'
import { TableView } from './table/TableView'
import { TabsView } from './tabs/TabsView'
import { VideoView } from './video/VideoView'

/** The components that visitors see, by resolver key. */
export const views = {
  Columns: ColumnsView,
  Column: ColumnView,
  Tabs: TabsView,
  Accordion: AccordionView,
  Area: AreaView,
  Form: FormBlockView,
  FormField: FormFieldView,
  FormStep: FormStepView,
  Image: ImageView,
  Video: VideoView,
  Menu: MenuView,
  Table: TableView,
  Button: ButtonView,
  ButtonBar: ButtonBarView,
  Quote: QuoteView,
}
