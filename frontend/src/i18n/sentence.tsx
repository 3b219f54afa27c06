import { Fragment, type ReactNode } from 'react';
import { type TextKey, useText } from './use-text.js';

const FIRST_MARK = 0xe010;

/** A text with elements in it: each placeholder of the message is filled by the element of that name, in the message's order. */
export function Sentence({ text, parts }: { text: TextKey; parts: Record<string, ReactNode> }) {
  const t = useText();
  const names = Object.keys(parts);
  const marks = Object.fromEntries(names.map((name, at) => [name, String.fromCharCode(FIRST_MARK + at)]));
  const pieces = t(text, marks).split(/([\uE010-\uE01F])/);
  return pieces.map((piece, at) => {
    const name = names[piece.charCodeAt(0) - FIRST_MARK];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one message never change places
    return <Fragment key={at}>{name === undefined ? piece : parts[name]}</Fragment>;
  });
}
