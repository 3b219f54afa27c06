import { type Candidate, ONLINE_PROFILES } from '@babelboard/wire';
import { TextField } from '../../../../forms/fields.js';
import { InlineCard } from '../../../../forms/inline/inline-card.js';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { Fact } from '../fact.js';
import { renamed } from '../renamed-fields.js';
import { useProfileEdit } from '../use-profile-edit.js';

type Kind = keyof typeof ONLINE_PROFILES;
const KINDS = Object.keys(ONLINE_PROFILES) as Kind[];

const NAMES: Record<Kind, TextKey> = {
  linkedin: 'profile.linkedin',
  xing: 'profile.xing',
  github: 'profile.github',
  portfolio: 'profile.portfolio',
  site: 'profile.site',
};

/** Where else one is to be found. */
export function LinksCard({ rrss }: Pick<Candidate, 'rrss'>) {
  const t = useText();
  const call = useProfileCall();
  const saved = Object.fromEntries(
    KINDS.map((kind) => [kind, rrss.find(({ rrss_id }) => rrss_id === ONLINE_PROFILES[kind])?.value ?? '']),
  ) as Record<Kind, string>;
  const edit = useProfileEdit<Record<Kind, string>>({
    part: 'links',
    saved,
    shape: {},
    send: (changes) => {
      const values = { ...saved, ...changes };
      const paths = Object.fromEntries(KINDS.map((kind, at) => [`rrss.${at}`, kind]));
      return renamed(paths, () =>
        call('POST', 'online-profiles', {
          rrss: KINDS.map((kind) => ({ rrss_id: ONLINE_PROFILES[kind], value: values[kind] })),
          base: { rrss },
        }),
      );
    },
  });
  const shown = KINDS.filter((kind) => saved[kind] !== '');
  return (
    <InlineCard
      edit={edit}
      name={t('profile.links')}
      nameOf={(kind) => t(NAMES[kind])}
      fields={() =>
        KINDS.map((kind) => (
          <TextField
            key={kind}
            {...edit.field(kind)}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            label={t(NAMES[kind])}
            maxLength={300}
            optional
          />
        ))
      }
    >
      <Fact name={t('profile.links')} empty={t('profile.links-empty')}>
        {shown.length === 0
          ? null
          : shown.map((kind) => (
              <div key={kind}>
                <a href={saved[kind]} target="_blank" rel="noopener noreferrer nofollow">
                  {t(NAMES[kind])}
                </a>
              </div>
            ))}
      </Fact>
    </InlineCard>
  );
}
