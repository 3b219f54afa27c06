import type { ReactNode } from 'react';
import { withClass } from '../../theme/with-class.js';
import css from './fact-table.module.css';

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

const Table = withClass('table', css.table);
