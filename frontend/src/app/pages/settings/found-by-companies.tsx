import { useQueryClient } from '@tanstack/react-query';
import { useBlockCompany } from '../../../features/candidates/profile/visibility/blocked-companies-api.js';
import { OwnCvSearch } from '../../../features/cv-search/own/own-cv-search.js';
import { OWN_CV_SEARCH } from '../../../features/cv-search/own/own-cv-search-api.js';
import { useChangeConsent } from '../../../features/identity/account/api/change-consent.js';
import { useReadOnly } from '../../../features/identity/account/use-read-only.js';
import { useFailureWords } from '../../../forms/failure-words.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { notifications } from '../../../ui/notifications/notifications.js';

/** Being found by companies: a consent, what it lets them see, and which of them looked. */
export function FoundByCompanies() {
  const t = useText();
  const failureWords = useFailureWords();
  const queries = useQueryClient();
  const readOnly = useReadOnly();
  const consent = useChangeConsent();
  const block = useBlockCompany();
  const saying = (done: TextKey) => ({
    onSuccess: () => {
      notifications.notify({ message: t(done), type: 'positive' });
      return queries.invalidateQueries({ queryKey: OWN_CV_SEARCH });
    },
    onError: (error: Error) =>
      notifications.notify({ message: failureWords(error, t('settings.consents-failed')), type: 'negative' }),
  });
  return (
    <OwnCvSearch
      readOnly={readOnly}
      onFindable={(given) =>
        consent.isPending ||
        consent.mutate({ kind: 'cvsearch', given }, saying(given ? 'people.now-findable' : 'people.no-more-findable'))
      }
      onBlock={(id, blocked) =>
        block.isPending ||
        block.mutate({ id, blocked }, saying(blocked ? 'people.now-blocked' : 'people.no-more-blocked'))
      }
    />
  );
}
