import { type Candidate, WORKING_STATUSES } from '@babelboard/wire';
import { PickOne } from '../../../../forms/choices/pick-one.js';
import { InlineCard } from '../../../../forms/inline/inline-card.js';
import { useText } from '../../../../i18n/use-text.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { Fact } from '../fact.js';
import { useProfileEdit } from '../use-profile-edit.js';
import { STATUS_WORDS } from './status-words.js';

/** What one does now. */
export function StatusCard({ candidate }: { candidate: Candidate }) {
  const t = useText();
  const call = useProfileCall();
  const edit = useProfileEdit({
    part: 'status',
    saved: { working_status: candidate.working_status },
    send: (changes, base) => call('PATCH', 'preferences', { ...changes, base }),
  });
  const wordsFor = (status: unknown) => {
    const key = STATUS_WORDS[status as keyof typeof STATUS_WORDS];
    return key === undefined ? '' : t(key);
  };
  return (
    <InlineCard
      edit={edit}
      name={t('profile.status')}
      nameOf={() => t('profile.status')}
      show={(_field, value) => wordsFor(value)}
      fields={() => (
        <PickOne
          label={t('profile.status')}
          first
          options={WORKING_STATUSES.map((status) => ({ value: status as number, text: t(STATUS_WORDS[status]) }))}
          value={edit.values.working_status}
          onPick={(status) => edit.choose('working_status', status)}
        />
      )}
    >
      <Fact name={t('profile.status')} empty={t('profile.not-said')}>
        {wordsFor(candidate.working_status)}
      </Fact>
    </InlineCard>
  );
}
