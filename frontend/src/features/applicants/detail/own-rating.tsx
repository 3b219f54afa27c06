import type { ApplicantDetail } from '@babelboard/wire';
import { PickOne } from '../../../forms/choices/pick-one.js';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { useChangeApplicant } from '../api/change-applicant.js';

/** What one thinks of an applicant, from one to five. */
export function OwnRating({ applicant }: { applicant: ApplicantDetail }) {
  const t = useText();
  const failureWords = useFailureWords();
  const { rate } = useChangeApplicant(applicant.id);
  const options = [0, 1, 2, 3, 4, 5].map((value) => ({
    value,
    text: value === 0 ? t('applicants.no-rating') : `${value}`,
  }));
  return (
    <PickOne
      label={t('applicants.own-rating')}
      options={options}
      value={applicant.rating.own ?? 0}
      onPick={(value) =>
        rate(value === 0 ? null : value).catch((error) =>
          notifications.notify({ message: failureWords(error, t('applicants.not-saved')), type: 'negative' }),
        )
      }
    />
  );
}
