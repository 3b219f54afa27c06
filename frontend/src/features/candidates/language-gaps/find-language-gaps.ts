import type { LanguageGapsResponse, SpokenLanguage } from '@babelboard/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';

/** What a further step in a language opens; asked anew with each change of the languages. @throws ProblemError, OfflineError */
export function useFindLanguageGaps(languages: readonly SpokenLanguage[], destinations: readonly number[]) {
  const held = languages.map(({ slug, level, cefr }) => `${slug} ${cefr ?? level}`).join();
  return useQuery({
    queryKey: [PERSONAL, 'language-gaps', held, destinations.join()],
    queryFn: () => requestJson<LanguageGapsResponse>('/api/candidates/language-gaps'),
    placeholderData: keepPreviousData,
    enabled: languages.length > 0,
  });
}
