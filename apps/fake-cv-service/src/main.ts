import { setTimeout as pause } from 'node:timers/promises';
import { type ReceivedCv, startFakeCvService } from './fake-cv-service.js';

/** Long enough to see a CV under way, short enough to wait for. */
const ANSWERS_AFTER_MS = 15_000;

const WORDS = {
  en: 'This is a demo: nobody has read your CV, and it has not left this computer. A real service would write here what is good in it, and what could be better.',
  de: 'Das ist eine Demo: Niemand hat deinen Lebenslauf gelesen, und er hat diesen Rechner nicht verlassen. Ein echter Dienst schriebe hier, was darin gut ist und was besser sein könnte.',
} as const;

/** A FAKE of a service that gives feedback on CVs, for `npm start`: takes every CV, and answers a while later. */
async function main(): Promise<void> {
  const { CV_FEEDBACK_URL: url = '', CV_FEEDBACK_SECRET: secret = '' } = process.env;
  const service = await startFakeCvService(secret, { port: Number(new URL(url).port) });
  service.onReceived = async (cv) => void answer(cv);

  async function answer(cv: ReceivedCv): Promise<void> {
    process.stdout.write(`A CV came (${cv.facts.delivery_id})\n`);
    await pause(ANSWERS_AFTER_MS);
    try {
      const { status } = await service.answer(cv, { text: cv.facts.language === 'de' ? WORDS.de : WORDS.en });
      process.stdout.write(`It is answered: ${status} (${cv.facts.delivery_id})\n`);
    } catch (error) {
      process.stdout.write(`It could not be answered: ${error} (${cv.facts.delivery_id})\n`);
    }
  }
}

for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) {
  process.once(end, () => process.exit(0));
}
await main();
