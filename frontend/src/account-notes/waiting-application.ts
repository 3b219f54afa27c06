import { offerIdOf } from '@babelboard/job-paths';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../api/api-context.js';
import { useText } from '../i18n/use-text.js';
import { keptApplication } from '../session/kept-application.js';

/** What a page on the way to an account is called for who was about to apply: what that is for. Null for others, and until it is known. */
export function useApplyingTitle(): string | null {
  const t = useText();
  const api = useApi();
  const [id, setId] = useState<number | null>(null);
  useEffect(() => setId(waitingOffer()), []);
  const { data } = useQuery({
    queryKey: ['waiting-application', id],
    queryFn: async () => (await api.job(String(id))).job,
    enabled: id !== null,
  });
  return data == null ? null : t('session.apply-title', { title: data.title, company: data.company.name });
}

function waitingOffer(): number | null {
  const path = keptApplication()?.split('?', 1)[0] ?? '';
  return offerIdOf(path.slice(path.lastIndexOf('/') + 1));
}
