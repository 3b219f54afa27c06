import { prepareBuild, prepareInstall } from '../project/prepare.mjs';
import { runCommand } from '../screen/problem.mjs';
import { Steps } from '../screen/steps.mjs';

/** `npm run build`: what has changed since the last build. */
await runCommand(async () => {
  const steps = new Steps();
  await prepareInstall(steps);
  await prepareBuild(steps, { browser: true });
  steps.say(steps.taken.length > 0 ? steps.summary() : 'Nothing has changed since the last build.');
  return 0;
});
