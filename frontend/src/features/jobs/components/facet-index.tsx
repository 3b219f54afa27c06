import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../i18n/use-format.js';
import { token, type } from '../../../theme/theme.js';

export interface IndexEntry {
  path: string;
  name: string;
  total: number;
}

/** Names with numbers, in columns, like the index of a book. */
export function FacetIndex({ entries }: { entries: IndexEntry[] }) {
  const format = useFormat();
  return (
    <Columns>
      {entries.map(({ path, name, total }) => (
        <li key={path}>
          <Link to={path}>
            <span>{name}</span>
            <i aria-hidden="true" />
            <small>{format.number(total)}</small>
          </Link>
        </li>
      ))}
    </Columns>
  );
}

const Columns = styled('ul')({
  listStyle: 'none',
  columnWidth: '13rem',
  columnGap: 48,
  '@media (max-width: 599px)': { columnWidth: '8.5rem', columnGap: 24 },
  '& li': { breakInside: 'avoid' },
  '& a': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 10,
    padding: '8px 0',
    textDecoration: 'none',
    fontWeight: 540,
  },
  '& i': { flex: 1, borderBottom: `1px dotted ${token('line-strong')}` },
  '& small': { fontSize: type.small, fontWeight: 400, color: token('ink-soft'), fontVariantNumeric: 'tabular-nums' },
  '& a:hover span': { textDecoration: `underline ${token('accent')} 2px` },
});
