import { Box, Field, Flex, TextButton, Textarea, Typography } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { forwardRef, useImperativeHandle, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { unknownIn } from './markup'
import { Toolbar } from './Toolbar'
import { useEditor } from './useEditor'

const Visual = forwardRef(({ value, onChange, disabled, label }, ref) => {
  const holder = useRef(null)
  const editor = useEditor({ holder, value, onChange, disabled, label })
  useImperativeHandle(ref, () => ({ focus: () => editor?.commands.focus() }), [editor])
  return (
    <Frame hasRadius background={disabled ? 'neutral150' : 'neutral0'} borderColor="neutral200">
      <Bar padding={2} background="neutral100">
        <Toolbar editor={editor} disabled={disabled} />
      </Bar>
      <Page ref={holder} />
    </Frame>
  )
})

/** Text with its formatting, as the site will show it, kept as HTML. */
const FormattedTextInput = forwardRef(({ name, hint, label, labelAction, required, disabled }, ref) => {
  const field = useField(name)
  const value = field.value ?? ''
  const [wantsSource, setWantsSource] = useState(false)
  const unknown = unknownIn(value)
  const isSource = wantsSource || unknown.length > 0
  const onChange = (html) => field.onChange(name, html)

  return (
    <Field.Root name={name} hint={hint} error={field.error} required={required}>
      <Flex direction="column" alignItems="stretch" gap={1}>
        <Flex justifyContent="space-between" alignItems="end">
          <Field.Label action={labelAction}>{label}</Field.Label>
          {unknown.length === 0 && (
            <TextButton type="button" onClick={() => setWantsSource(!wantsSource)}>
              {isSource ? 'Revenir au texte' : 'Voir le HTML'}
            </TextButton>
          )}
        </Flex>
        {isSource ? (
          <Source>
            <Textarea
              ref={ref}
              value={value}
              disabled={disabled}
              onChange={(event) => onChange(event.target.value)}
            />
          </Source>
        ) : (
          <Visual ref={ref} value={value} onChange={onChange} disabled={disabled} label={label} />
        )}
        {unknown.length > 0 && (
          <Typography variant="pi" textColor="warning600" role="status">
            Montré en HTML, car l’éditeur perdrait une partie de ce texte : {unknown.join(', ')}.
          </Typography>
        )}
        <Field.Hint />
        <Field.Error />
      </Flex>
    </Field.Root>
  )
})

export default FormattedTextInput

const Frame = styled(Box)`
  border-style: solid;
  border-width: 1px;

  &:focus-within {
    border-color: ${({ theme }) => theme.colors.primary600};
    box-shadow: 0 0 0 2px ${({ theme }) => theme.colors.primary600};
  }
`

const Bar = styled(Box)`
  position: sticky;
  top: 0;
  z-index: 1;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius} ${({ theme }) => theme.borderRadius} 0 0;
`

const Source = styled.div`
  textarea {
    min-height: 30rem;
    font-family: monospace;
  }
`

const Page = styled.div`
  .ProseMirror {
    min-height: 20rem;
    max-width: 75rem;
    padding: 1.6rem;
    outline: none;
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.6rem;
    line-height: 1.55;
    overflow-wrap: break-word;
  }
  .ProseMirror > * + * {
    margin-top: 1em;
  }
  h2,
  h3,
  h4 {
    font-size: 1.8rem;
    font-weight: 600;
    line-height: 1.3;
  }
  h2 {
    font-size: 2.2rem;
  }
  strong {
    font-weight: 700;
  }
  em {
    font-style: italic;
  }
  ul,
  ol {
    padding-left: 2.4rem;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-top: 0.3em;
  }
  a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
  }
  blockquote {
    padding-left: 1.6rem;
    border-left: 3px solid ${({ theme }) => theme.colors.neutral300};
  }
  table {
    border-collapse: collapse;
  }
  th,
  td {
    min-width: 8rem;
    padding: 0.4rem 0.8rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    text-align: left;
    vertical-align: top;
  }
  th {
    background: ${({ theme }) => theme.colors.neutral100};
    font-weight: 600;
  }
  img {
    max-width: 100%;
    height: auto;
  }
  .ProseMirror-selectednode {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
  .selectedCell {
    background: ${({ theme }) => theme.colors.primary100};
  }
`
