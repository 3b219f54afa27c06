import styled from '@emotion/styled';
import Dialog from '@mui/material/Dialog';
import { Sentence } from '../../../i18n/sentence.js';
import { useText } from '../../../i18n/use-text.js';
import { MaterialTheme } from '../../../theme/material-theme.js';
import { radius, token, type } from '../../../theme/theme.js';
import { Button } from '../../../ui/button.js';
import { useFindJob } from '../api/find-job.js';
import { ApplyButton, ApplyNote } from './apply-action.js';

/** How one applies for an offer: opened by an address with `autoApply`, closed by taking that out of it. */
export default function ApplyDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText();
  const { data } = useFindJob(id);
  if (!data?.job) return null;
  const { job } = data;
  return (
    <MaterialTheme>
      <Dialog
        open
        onClose={onClose}
        disableScrollLock
        slotProps={{
          paper: {
            'aria-labelledby': 'apply-title',
            sx: {
              borderRadius: radius.sheet,
              background: token('sheet'),
              color: token('ink'),
              backgroundImage: 'none',
            },
          },
        }}
      >
        <Content>
          <p dir="auto">{job.company.name}</p>
          <h2 id="apply-title">
            <Sentence text="apply.title" parts={{ title: job.title }} />
          </h2>
          <ApplyNote job={job} />
          <div>
            <ApplyButton job={job} />
            <Button type="button" data-look="plain" onClick={onClose}>
              {t('apply.close')}
            </Button>
          </div>
        </Content>
      </Dialog>
    </MaterialTheme>
  );
}

const Content = styled('div')({
  display: 'grid',
  gap: 14,
  padding: 'clamp(24px, 5vw, 36px)',
  '& h2': { fontSize: type.title, overflowWrap: 'anywhere' },
  '& > p:first-of-type': { color: token('ink-soft'), fontSize: type.small },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 8 },
});
