import { useNode, type UserComponent } from '@craftjs/core'

type ButtonProps = {
  text?: string
  size?: 'small' | 'medium' | 'large'
  variant?: 'text' | 'outlined' | 'contained'
  color?: 'default' | 'primary' | 'secondary'
}

export const Button: UserComponent<ButtonProps> = ({
  text,
  size,
  variant,
  color,
}) => {
  const {
    connectors: { connect, drag },
    selected,
  } = useNode((node) => ({
    selected: node.events.selected,
  }))

  return (
    <button
      ref={(el) => {
        if (el) connect(drag(el))
      }}
      type="button"
      className="button"
      data-size={size}
      data-variant={variant}
      data-color={color}
      data-selected={selected}
    >
      <span>{text}</span>
    </button>
  )
}

const choices = {
  size: ['small', 'medium', 'large'],
  variant: ['text', 'outlined', 'contained'],
  color: ['default', 'primary', 'secondary'],
}

const ButtonSettings = () => {
  const {
    id,
    actions: { setProp },
    values,
  } = useNode((node) => ({
    values: node.data.props as Record<string, string>,
  }))

  return (
    <>
      <label className="field">
        <span>Label</span>
        <input
          type="text"
          value={values.text}
          onChange={(event) => {
            const label = event.target.value
            setProp((props: ButtonProps) => {
              props.text = label
            }, 500)
          }}
        />
      </label>
      {Object.entries(choices).map(([name, options]) => (
        <fieldset key={name} className="field">
          <legend>{name}</legend>
          <div className="options">
            {options.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name={`${name}-${id}`}
                  checked={values[name] === value}
                  onChange={() => {
                    setProp((props: Record<string, string>) => {
                      props[name] = value
                    })
                  }}
                />
                {value}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </>
  )
}

Button.craft = {
  displayName: 'Button',
  props: {
    text: 'Click me',
    size: 'small',
    variant: 'contained',
    color: 'primary',
  },
  related: {
    settings: ButtonSettings,
  },
}
