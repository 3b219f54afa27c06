import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { token, type } from '../../theme/theme.js';

export interface FactTableProps {
  head: string[];
  /** Each with a key and its cells; the first one names the row. */
  rows: { key: string; cells: ReactNode[] }[];
}

/** Facts in rows and columns; on a phone one below the other. */
export function FactTable({ head, rows }: FactTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their places
              <td key={at} data-label={head[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: 14,
  borderCollapse: 'collapse',
  fontSize: type.small,
  lineHeight: 1.5,
  '& th, & td': { padding: '10px 16px 10px 0', textAlign: 'start', verticalAlign: 'top', fontWeight: 400 },
  '& thead th': { color: token('ink-soft'), whiteSpace: 'nowrap' },
  '& tr': { borderBottom: `1px solid ${token('line')}` },
  '& code': { fontSize: '0.95em', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody, & tr, & th, & td': { display: 'block' },
    '& tr': { paddingBlock: 8 },
    '& tbody th, & td': { padding: '2px 0' },
    '& td[data-label]::before': { content: 'attr(data-label) ": "', color: token('ink-soft') },
  },
}));
