import { type Candidate, LONGEST_LETTER } from '@babelboard/wire';
import { GrowingArea } from '../../../../forms/growing-area.js';
import { InlineCard } from '../../../../forms/inline/inline-card.js';
import { htmlOfMarks, marksOfHtml } from '../../../../forms/rich-text/plain-marks.js';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { usePeoplesHtml } from '../../../../ui/peoples-html.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { EmptyNote, ProfileSection } from '../section.js';
import { useProfileEdit } from '../use-profile-edit.js';
import { FallbackMark, useVersion } from '../version.js';
import css from './letter-section.module.css';

/** What one says about oneself in one's own words, as a letter that goes with applications. */
export function LetterSection({ candidate }: { candidate: Candidate }) {
  const t = useText();
  const call = useProfileCall();
  const { language, main } = useVersion();
  const own = language === main ? candidate : candidate.translations.find((one) => one.language === language);
  const html = own?.presentation_letter_html ?? '';
  const edit = useProfileEdit({
    part: `letter:${language}`,
    saved: { letter: marksOfHtml(html) },
    shape: {},
    send: ({ letter = '' }) =>
      call('PATCH', 'preferences', {
        presentation_letter: htmlOfMarks(letter),
        language,
        base: { presentation_letter: html },
      }),
  });
  const fallback = html === '' && language !== main && candidate.presentation_letter_html !== '';
  const shown = fallback ? candidate.presentation_letter_html : html;
  return (
    <ProfileSection id="letter" title={t('profile.letter')}>
      <InlineCard
        edit={edit}
        name={t('profile.letter')}
        nameOf={() => t('profile.letter')}
        fields={() => (
          <GrowingArea
            {...edit.field('letter')}
            label={t('profile.letter')}
            hint={t('profile.letter-hint')}
            maxLength={LONGEST_LETTER - 2_000}
            lang={language}
            optional
          />
        )}
      >
        {fallback && <FallbackMark language={main} />}
        {shown === '' ? (
          <EmptyNote>{t('profile.letter-empty')}</EmptyNote>
        ) : (
          <ReadLetter html={shown} lang={fallback ? main : language} />
        )}
      </InlineCard>
    </ProfileSection>
  );
}

function ReadLetter({ html, lang }: { html: string; lang: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was written
  return <Letter lang={lang} dir="auto" dangerouslySetInnerHTML={usePeoplesHtml(html)} />;
}

const Letter = withClass('div', css.letter);
