import { pathTo } from '@babelboard/pages';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.js';
import { Link } from '../router/link.js';
import { keptFavorite } from '../session/login-memory.js';
import { Note } from '../ui/note.js';

/** The offer that somebody wanted to keep before signing in: not lost, and not more than remembered. */
export function KeptOffer() {
  const t = useText();
  const [id, setId] = useState<string | null>(null);
  useEffect(() => setId(keptFavorite()), []);
  if (id === null) return null;
  return (
    <Note role="note">
      <p>{t('session.kept-offer')}</p>
      <p>
        <Link to={pathTo('job', { offer: id })}>{t('session.kept-offer-open')}</Link>
      </p>
    </Note>
  );
}
