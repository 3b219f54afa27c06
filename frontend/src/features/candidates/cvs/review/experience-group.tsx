import type { CvProposals } from '@babelboard/wire';
import { useText } from '../../../../i18n/use-text.js';
import { useProfileCall } from '../../profile/api/use-profile-call.js';
import {
  EXPERIENCE_NAMES,
  EXPERIENCE_SHAPE,
  ExperienceFields,
  type ExperienceValues,
} from '../../profile/history/experience-fields.js';
import { ReadExperience } from '../../profile/history/read-experience.js';
import { useVersion } from '../../profile/version.js';
import { EntryRow } from './entry-row.js';
import { GroupFrame, type GroupItem, type GroupProps } from './group-frame.js';
import { lackingIn } from './lacking.js';
import { Rows } from './proposal-row.js';
import { tickedAtFirst } from './review-groups.js';

const TEXTS = ['puesto', 'empresa'] as const;

interface ExperienceItem extends GroupItem {
  values: ExperienceValues;
}

/** Where one has worked. */
export function ExperienceGroup({ experience, ...group }: GroupProps & { experience: CvProposals['experience'] }) {
  const t = useText();
  const call = useProfileCall();
  const { language } = useVersion();
  const { cv, draft } = group;
  const items: ExperienceItem[] = experience.map(({ value, ...proposed }) => {
    const values = draft.changed(proposed.id, { ...value, f_inicio: value.f_inicio ?? '' });
    const ready = lackingIn(values, TEXTS).length === 0;
    return {
      ...proposed,
      name: t('profile.at', { position: values.puesto, company: values.empresa }),
      values,
      ready,
      ticked: ready && (draft.ticks[proposed.id] ?? tickedAtFirst(proposed, ready)),
      take: () => call('POST', 'experience', { ...values, language }),
    };
  });
  return (
    <GroupFrame {...group} group="experience" items={items}>
      {(open, failures) => (
        <Rows>
          {open.map((item) => (
            <EntryRow
              key={item.id}
              item={item}
              draft={draft}
              part={`cv-${cv.id}-${item.id}`}
              values={item.values}
              texts={TEXTS}
              shape={EXPERIENCE_SHAPE}
              nameOf={(field) => t(EXPERIENCE_NAMES[field])}
              failure={failures[item.id]}
              fields={(edit) => <ExperienceFields edit={edit} lang={language} />}
            >
              <ReadExperience entry={{ ...item.values, id: 0, highlighted: 0, language, translations: [] }} />
            </EntryRow>
          ))}
        </Rows>
      )}
    </GroupFrame>
  );
}
