import { invalid } from './refusal';

/** A number without plus and spaces, as it is stored; refused if it is none. */
export function checkPhone(phone: string): string {
  const digits = phone.replace(/^\+/, '').replaceAll(' ', '');
  if (!/^[1-9]\d{1,14}$/.test(digits)) throw invalid('Invalid phone number format (E.164 required)');
  return digits;
}

/** Refuses a way by which no message can travel; empty is the usual one. */
export function checkChannel(channel: string): void {
  if (['', 'sms', 'whatsapp'].includes(channel)) return;
  throw invalid(
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  );
}
