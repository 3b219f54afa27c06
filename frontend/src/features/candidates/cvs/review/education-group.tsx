import type { CvProposals } from '@babelboard/wire';
import { useText } from '../../../../i18n/use-text.js';
import { useProfileCall } from '../../profile/api/use-profile-call.js';
import {
  EDUCATION_NAMES,
  EDUCATION_SHAPE,
  EducationFields,
  type EducationValues,
} from '../../profile/history/education-fields.js';
import { ReadEducation } from '../../profile/history/read-education.js';
import { useVersion } from '../../profile/version.js';
import { EntryRow } from './entry-row.js';
import { GroupFrame, type GroupItem, type GroupProps } from './group-frame.js';
import { lackingIn } from './lacking.js';
import { Rows } from './proposal-row.js';
import { tickedAtFirst } from './review-groups.js';

const TEXTS = ['titulo', 'centro_estudios'] as const;

interface EducationItem extends GroupItem {
  values: EducationValues;
}

/** What one has learned. */
export function EducationGroup({ education, ...group }: GroupProps & { education: CvProposals['education'] }) {
  const t = useText();
  const call = useProfileCall();
  const { language } = useVersion();
  const { cv, draft } = group;
  const items: EducationItem[] = education.map(({ value, ...proposed }) => {
    const values = draft.changed(proposed.id, { ...value, f_inicio: value.f_inicio ?? '' });
    const ready = lackingIn(values, TEXTS).length === 0;
    return {
      ...proposed,
      name: t('profile.at', { position: values.titulo, company: values.centro_estudios }),
      values,
      ready,
      ticked: ready && (draft.ticks[proposed.id] ?? tickedAtFirst(proposed, ready)),
      take: () => call('POST', 'education', { ...values, language }),
    };
  });
  return (
    <GroupFrame {...group} group="education" items={items}>
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
              shape={EDUCATION_SHAPE}
              nameOf={(field) => t(EDUCATION_NAMES[field])}
              failure={failures[item.id]}
              fields={(edit) => <EducationFields edit={edit} lang={language} />}
            >
              <ReadEducation entry={{ ...item.values, id: 0, highlighted: 0, language, translations: [] }} />
            </EntryRow>
          ))}
        </Rows>
      )}
    </GroupFrame>
  );
}
