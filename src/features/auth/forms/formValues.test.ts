import { formValues } from './formValues';

function formOf(fields: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = fields;
  return form;
}

test('a form returns a field as typed, and tidied without surrounding spaces and invisible characters', () => {
  const { typed, tidy } = formValues(formOf('<input name="firstName" value=" In&#7;es " />'));
  expect(typed('firstName')).toBe(' In\u0007es ');
  expect(tidy('firstName')).toBe('Ines');
});

test('a form returns the chosen option of a select', () => {
  const { typed } = formValues(
    formOf('<select name="country"><option>France</option><option selected>Peru</option></select>'),
  );
  expect(typed('country')).toBe('Peru');
});

test('a missing field throws instead of counting as empty', () => {
  const { tidy } = formValues(formOf('<input name="email" value="ines@example.com" />'));
  expect(() => tidy('emial')).toThrow('The form has no field "emial"');
});
