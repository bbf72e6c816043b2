import { Accordion } from './accordion/Accordion'
import { Button, ButtonBar } from './button/Button'
import { Column, Columns } from './columns/Columns'
import { Form, FormField, FormStep } from './form/Form'
import { Image } from './image/Image'
import { Menu } from './menu/Menu'
import { Quote } from './quote/Quote'
import { Area } from './shared/Area'
import { Table } from './table/Table'
import { Tabs } from './tabs/Tabs'
import { Video } from './video/Video'

/** Every saved page contains these keys. Never rename one without an upgrade. */
export const resolver = {
  Columns,
  Column,
  Tabs,
  Accordion,
  Area,
  Form,
  FormField,
  FormStep,
  Image,
  Video,
  Menu,
  Table,
  Button,
  ButtonBar,
  Quote,
}
