import type { Candidate } from '@babelboard/wire';
import { PickOne } from '../../../../forms/choices/pick-one.js';
import { InlineCard } from '../../../../forms/inline/inline-card.js';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { Dotted } from '../../../../ui/dotted.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { Fact } from '../fact.js';
import { useProfileEdit } from '../use-profile-edit.js';

const QUESTIONS = {
  relocate: 'profile.relocate',
  work_permit: 'profile.work-permit',
  work_internship: 'profile.internship',
} as const satisfies Record<string, TextKey>;
type Question = keyof typeof QUESTIONS;
const ALL = Object.keys(QUESTIONS) as Question[];

const SAID: Record<Question, [no: TextKey, yes: TextKey]> = {
  relocate: ['profile.relocate-no', 'profile.relocate-yes'],
  work_permit: ['profile.work-permit-no', 'profile.work-permit-yes'],
  work_internship: ['profile.internship-no', 'profile.internship-yes'],
};

/** Three questions with a yes or a no, or no answer. */
export function FlexibilityCard({ candidate }: { candidate: Candidate }) {
  const t = useText();
  const call = useProfileCall();
  const { relocate, work_permit, work_internship } = candidate;
  const saved: Record<Question, number | null> = { relocate, work_permit, work_internship };
  const edit = useProfileEdit({
    part: 'flexibility',
    saved,
    send: (changes, base) => call('PATCH', 'preferences', { ...changes, base }),
  });
  const wordsFor = (question: Question, answer: unknown) =>
    answer === null ? null : t(SAID[question][answer === 1 ? 1 : 0]);
  const said = ALL.flatMap((question) => wordsFor(question, saved[question]) ?? []);
  return (
    <InlineCard
      edit={edit}
      name={t('profile.flexibility')}
      nameOf={(question) => t(QUESTIONS[question])}
      show={(question, value) => wordsFor(question as Question, value)}
      fields={() =>
        ALL.map((question, at) => (
          <PickOne
            key={question}
            label={t(QUESTIONS[question])}
            first={at === 0}
            options={[
              { value: 1, text: t('profile.yes') },
              { value: 0, text: t('profile.no') },
              { value: -1, text: t('profile.no-answer') },
            ]}
            value={edit.values[question] ?? -1}
            onPick={(answer) => edit.choose(question, answer === -1 ? null : answer)}
          />
        ))
      }
    >
      <Fact name={t('profile.flexibility')} empty={t('profile.not-said')}>
        {said.length === 0 ? null : (
          <Dotted>
            {said.map((one) => (
              <span key={one}>{one}</span>
            ))}
          </Dotted>
        )}
      </Fact>
    </InlineCard>
  );
}
