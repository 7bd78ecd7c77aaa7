/** Shows as code what stands between backticks. */
export const Sentence = ({ children }: { children: string }) =>
  children.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))
