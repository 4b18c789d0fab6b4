interface CodeBlockProps {
  text: string;
  /** What it is, for scripts and tests. */
  part?: 'curl' | 'body' | undefined;
}

/** Code on lines of its own, which scrolls where it is wider than the page. */
export const CodeBlock = ({ text, part }: CodeBlockProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse it could not be scrolled
  <pre tabIndex={0} data-part={part}>
    <code>{text}</code>
  </pre>
);
