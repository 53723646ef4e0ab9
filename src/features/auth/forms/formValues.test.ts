import { formValues } from './formValues';

function formOf(fields: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = fields;
  return form;
}

test('a form gives what was typed as it is, and tidied', () => {
  const { typed, tidy } = formValues(formOf('<input name="firstName" value=" In&#7;es " />'));
  expect(typed('firstName')).toBe(' In\u0007es ');
  expect(tidy('firstName')).toBe('Ines');
});

test('a form gives what was chosen from a list', () => {
  const { typed } = formValues(
    formOf('<select name="country"><option>France</option><option selected>Peru</option></select>'),
  );
  expect(typed('country')).toBe('Peru');
});

test('a field that a form does not have is an error, and not an empty answer', () => {
  const { tidy } = formValues(formOf('<input name="email" value="ines@example.com" />'));
  expect(() => tidy('emial')).toThrow('The form has no field "emial"');
});
