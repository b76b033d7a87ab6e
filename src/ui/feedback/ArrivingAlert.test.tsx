import { act, screen } from '@testing-library/react';
import { renderComponent } from '@/testing/render/renderComponent';
import { ArrivingAlert } from './ArrivingAlert';

afterEach(() => {
  jest.useRealTimers();
});

test('A5: an alert that takes the place of something is there before its content', () => {
  jest.useFakeTimers();
  renderComponent(<ArrivingAlert>Rusak</ArrivingAlert>);
  const alert = screen.getByRole('alert');
  expect(alert).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(100));
  expect(alert).toHaveTextContent('Rusak');
  expect(screen.getByRole('alert')).toBe(alert);
});
