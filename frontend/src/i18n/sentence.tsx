import { Fragment, type ReactNode } from 'react';
import { type TextKey, useText } from './use-text.js';

const FIRST_MARK = 0xe010;

/**
 * A text with elements in it: each placeholder of the message is filled by the element of that name, in the message's order.
 * Words of others, given as text, stand in a `<bdi>`; numbers are read by the message.
 */
export function Sentence({ text, parts }: { text: TextKey; parts: Record<string, ReactNode> }) {
  const t = useText();
  const names = Object.keys(parts);
  const marks = names.map((name, at): [string, string | number] => {
    const part = parts[name];
    return [name, typeof part === 'number' ? part : String.fromCharCode(FIRST_MARK + at)];
  });
  const pieces = t(text, Object.fromEntries(marks)).split(/([\uE010-\uE01F])/);
  return pieces.map((piece, at) => {
    const part = parts[names[piece.charCodeAt(0) - FIRST_MARK] ?? ''];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one message never change places
    return <Fragment key={at}>{typeof part === 'string' ? <bdi>{part}</bdi> : (part ?? piece)}</Fragment>;
  });
}
