import styled from '@emotion/styled';
import { Fragment } from 'react';
import { token } from '../../../theme/theme.js';

/** A piece of the offer's text; what was searched for stands between U+E000 and U+E001 and is marked. */
export function Snippet({ text }: { text: string }) {
  const pieces = text.split(/\uE000(.*?)\uE001/s);
  return pieces.map((piece, at) => {
    const plain = piece.replace(/[\uE000\uE001]/g, '');
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    return at % 2 === 1 ? <Mark key={at}>{plain}</Mark> : <Fragment key={at}>{plain}</Fragment>;
  });
}

const Mark = styled('mark')({
  background: token('accent-soft'),
  color: token('ink'),
  borderRadius: 3,
  padding: '0 2px',
});
