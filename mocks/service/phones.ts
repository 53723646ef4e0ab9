import { invalid } from './refusal';

/** The number without plus and spaces, as it is stored; refused if it is invalid. */
export function checkPhone(phone: string): string {
  const digits = phone.replace(/^\+/, '').replaceAll(' ', '');
  if (!/^[1-9]\d{1,14}$/.test(digits)) throw invalid('Invalid phone number format (E.164 required)');
  return digits;
}

/** Refuses an unknown message channel; empty is the default. */
export function checkChannel(channel: string): void {
  if (['', 'sms', 'whatsapp'].includes(channel)) return;
  throw invalid(
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  );
}
