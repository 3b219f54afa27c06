import { z } from 'zod';

/** What the client shows. */
export const toasts = z.array(z.object({ type: z.string(), options: z.object({ message: z.string() }) }));

/** What is done says so; `toasts` carry the texts that the client shows. */
export const done = z.object({ toasts }).meta({ id: 'Done' });
export type Done = z.infer<typeof done>;
