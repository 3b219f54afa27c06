import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../api/api-context.js';
import { Sentence } from '../i18n/sentence.js';
import { useText } from '../i18n/use-text.js';
import { waitingFavorite } from '../session/waiting-wish.js';
import { Note } from '../ui/note.js';

/** Says on the way to an account that the offer which somebody wanted to keep waits for them. */
export function KeptOffer() {
  const t = useText();
  const api = useApi();
  const [id, setId] = useState<number | null>(null);
  useEffect(() => setId(waitingFavorite.id()), []);
  const found = useQuery({
    queryKey: ['waiting-favorite', id],
    queryFn: async () => (await api.job(String(id))).job,
    enabled: id !== null,
  });
  if (id === null) return null;
  const job = found.data ?? null;
  return (
    <Note role="note">
      <p>
        {job === null ? (
          t('session.kept-offer')
        ) : (
          <Sentence
            text="session.kept-offer-named"
            parts={{ title: <b lang={job.ad_language?.code}>{job.title}</b> }}
          />
        )}
      </p>
    </Note>
  );
}
