import { z } from 'zod';
import { email, newPassword } from './account-fields.js';

export const updatePasswordRequest = z
  .object({
    current_password: z.string().min(1).max(200),
    password: newPassword,
    password_confirmation: z.string().min(1).max(200),
  })
  .meta({ id: 'UpdatePasswordRequest' });
export const updateEmailRequest = z
  .object({ email, password: z.string().min(1).max(200) })
  .meta({ id: 'UpdateEmailRequest' });

/** Body of `PATCH /api/account/language`, and its answer: the language of pages, answers and mails, ISO 639-1. */
export const changeLanguageRequest = z
  .object({ language: z.string().regex(/^[a-z]{2}$/) })
  .meta({ id: 'ChangeLanguageRequest' });
