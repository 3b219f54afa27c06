import { Fragment } from 'react';
import { withClass } from '../theme/with-class.js';
import css from './snippet.module.css';

/** A piece of a text; what was searched for stands between U+E000 and U+E001 and is marked. */
export function Snippet({ text }: { text: string }) {
  const pieces = text.split(/\uE000(.*?)\uE001/s);
  return pieces.map((piece, at) => {
    const plain = piece.replace(/[\uE000\uE001]/g, '');
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    return at % 2 === 1 ? <Mark key={at}>{plain}</Mark> : <Fragment key={at}>{plain}</Fragment>;
  });
}

const Mark = withClass('mark', css.mark);
