import { useFormat } from '../../../i18n/use-format.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import css from './facet-index.module.css';

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

const Columns = withClass('ul', css.columns);
