import { Column, Columns } from '@recipes/blocks/columns/Columns'
import { FormField, FormStep } from '@recipes/blocks/form/Form'
import { Missing } from '@recipes/upgrades/Missing'
import { FormPage } from './FormPage'
import { Words } from './Words'

/** Every saved form contains these keys. Never rename one without an upgrade. */
export const resolver = {
  // The server looks for fields in the block with this key.
  Form: FormPage,
  FormField,
  FormStep,
  Columns,
  Column,
  Words,
  Missing,
}
