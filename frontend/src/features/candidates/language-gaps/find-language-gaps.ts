import type { LanguageGapsResponse, SpokenLanguage } from '@babelboard/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';

/** What a further step in a language opens, as far as it is known; asked anew with each change of the languages. */
export function useFindLanguageGaps(languages: readonly SpokenLanguage[], destinations: readonly number[]) {
  const held = languages.map(({ slug, level, cefr }) => `${slug} ${cefr ?? level}`).join();
  const { data } = useQuery({
    queryKey: [PERSONAL, 'language-gaps', held, destinations.join()],
    queryFn: () => requestJson<LanguageGapsResponse>('/api/candidates/language-gaps'),
    placeholderData: keepPreviousData,
    enabled: languages.length > 0,
  });
  return data?.gaps.filter(({ offers }) => offers > 0) ?? [];
}
