import { Fragment } from 'react';

/** A text of the document, with anything between backticks as code. */
export const WithCode = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
