import { screen } from '@testing-library/react';
import { renderField } from '@/testing/render/renderField';
import { RtRwField } from './RtRwField';

const field = () => screen.getByLabelText<HTMLInputElement>('RT/RW');

const renderRtRw = (value = '') =>
  renderField(<RtRwField name="rtRw" label="RT/RW" />, { rtRw: value });

test.each([
  ['001002', '001/002'],
  ['001/002', '001/002'],
  ['1/2', '1/2'],
  ['01/02', '01/02'],
  ['12/3', '12/3'],
  ['1/0012', '1/0012'],
  ['0010021', '001/0021'],
])('typing %s gives %s', async (keys, text) => {
  const { user, values } = renderRtRw();
  await user.type(field(), keys);
  await user.tab();
  expect(field()).toHaveValue(text);
  expect(values()).toEqual({ rtRw: text });
});

test.each([
  ['003/004', '003/004'],
  ['RT 003 / RW 004', '003/004'],
  ['003-004', '003/004'],
  ['RT 3 / RW 4', '3/4'],
  ['００３/００４', '003/004'],
])('pasting %s gives %s', async (pasted, text) => {
  const { user } = renderRtRw();
  await user.click(field());
  await user.paste(pasted);
  await user.tab();
  expect(field()).toHaveValue(text);
});

test('I7: what older rules allowed stays as it is while one only passes by', async () => {
  const { user, values } = renderRtRw('3/5');
  await user.click(field());
  await user.tab();
  expect(field()).toHaveValue('3/5');
  expect(values()).toEqual({ rtRw: '3/5' });
});

test('a digit can be taken away and put back anywhere', async () => {
  const { user } = renderRtRw('001/002');
  await user.type(field(), '{Backspace}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field()).toHaveValue('01/002');
  await user.type(field(), '{Backspace>4}');
  expect(field()).toHaveValue('01');
  await user.tab();
  expect(field()).toHaveValue('01');
});
