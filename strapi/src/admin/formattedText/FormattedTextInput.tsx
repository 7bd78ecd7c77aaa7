import { Box, Field, Flex, TextButton, Textarea, Typography } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { FieldInputProps } from '../fields/fieldInput'
import { findUnsupported } from './markup'
import { UndescribedPicture } from './UndescribedPicture'
import { Toolbar } from './Toolbar'
import { useEditor, type EditedText } from './useEditor'

const VisualEditor = (text: EditedText) => {
  const container = useRef<HTMLDivElement>(null)
  const editor = useEditor({ ...text, container })
  const { disabled, isRefused } = text
  return (
    <>
      <Frame
        hasRadius
        background={disabled ? 'neutral150' : 'neutral0'}
        borderColor={isRefused ? 'danger600' : 'neutral200'}
      >
        <ToolbarArea padding={2} background="neutral100">
          <Toolbar editor={editor} disabled={disabled} />
        </ToolbarArea>
        <EditorArea ref={container} />
      </Frame>
      {editor && <UndescribedPicture editor={editor} disabled={disabled} />}
    </>
  )
}

const FormattedTextInput = ({ name, hint, label, labelAction, required, disabled }: FieldInputProps) => {
  const field = useField<string | null>(name)
  const value = field.value ?? ''
  const id = useId()
  const [isHtmlRequested, setIsHtmlRequested] = useState(false)
  const unsupported = findUnsupported(value)
  const isHtml = isHtmlRequested || unsupported.length > 0
  const onChange = (html: string) => field.onChange(name, html)
  const typeHtml = (html: string) => {
    // The editor must not replace what is typed in, when the last unsupported tag is gone.
    setIsHtmlRequested(true)
    onChange(html)
  }

  return (
    <Field.Root id={id} name={name} hint={hint} error={field.error} required={required}>
      <Flex direction="column" alignItems="stretch" gap={1}>
        <Flex justifyContent="space-between" alignItems="end">
          <Field.Label action={labelAction}>{label}</Field.Label>
          {unsupported.length === 0 && (
            <TextButton type="button" onClick={() => setIsHtmlRequested(!isHtmlRequested)}>
              {isHtml ? 'Revenir au texte' : 'Voir le HTML'}
            </TextButton>
          )}
        </Flex>
        {isHtml ? (
          <HtmlArea>
            <Textarea value={value} disabled={disabled} onChange={(event) => typeHtml(event.target.value)} />
          </HtmlArea>
        ) : (
          <VisualEditor
            value={value}
            onChange={onChange}
            disabled={disabled}
            label={label}
            describedBy={`${id}-${field.error ? 'error' : 'hint'}`}
            isRefused={Boolean(field.error)}
          />
        )}
        {unsupported.length > 0 && (
          <Typography variant="pi" textColor="warning600" role="status">
            Montré en HTML, car l’éditeur perdrait une partie de ce texte : {unsupported.join(', ')}.
          </Typography>
        )}
        <Field.Hint />
        <Field.Error />
      </Flex>
    </Field.Root>
  )
}

// Strapi loads the input of a custom field by its default export.
export default FormattedTextInput

const Frame = styled(Box)`
  border-style: solid;
  border-width: 1px;

  &:focus-within {
    border-color: ${({ theme }) => theme.colors.primary600};
    box-shadow: 0 0 0 2px ${({ theme }) => theme.colors.primary600};
  }
`

const ToolbarArea = styled(Box)`
  position: sticky;
  top: 0;
  z-index: 1;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius} ${({ theme }) => theme.borderRadius} 0 0;
`

const HtmlArea = styled.div`
  textarea {
    min-height: 30rem;
    font-family: monospace;
  }
`

const EditorArea = styled.div`
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
