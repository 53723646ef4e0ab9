import { Refusal } from '@mocks/service/refusal';
import { isFromAdmin } from './adminKey';
import { Body } from './body';
import type { Call } from './call';

/** The only captcha token that the emulator accepts. */
const rightToken = 'human';

/** Refuses a request without a solved captcha, where the project requires one. Admins need none. */
export async function checkCaptcha(call: Call): Promise<void> {
  if (!call.emulator.settings.captchaEnabled || (await isFromAdmin(call))) return;
  const body = new Body(call, 'GotrueRequest', { gotrue_meta_security: 'api.GoTrueMetaSecurity' });
  const token = body.map('gotrue_meta_security')?.['captcha_token'];
  if (token === rightToken) return;
  const reason =
    typeof token === 'string' && token.trim() !== '' ? 'invalid-input-response' : 'no captcha_token found';
  throw new Refusal(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`);
}
