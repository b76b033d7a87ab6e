/** React alone: a controlled login form, no other library. */
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { markReady } from '../ready';
import { problemOf, type LoginField } from '../rules';

const FIELDS = [
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'password', label: 'Kata Sandi', type: 'password' },
] as const;

function LoginPage() {
  const [login, setLogin] = useState({ email: '', password: '' });
  const [touched, setTouched] = useState<ReadonlySet<LoginField>>(new Set());
  useEffect(markReady, []);
  return (
    <main>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTouched(new Set(['email', 'password']));
        }}
      >
        <h1>Masuk</h1>
        {FIELDS.map(({ name, label, type }) => (
          <p key={name}>
            <label htmlFor={name}>{label}</label>
            <input
              id={name}
              type={type}
              value={login[name]}
              onChange={(event) => setLogin({ ...login, [name]: event.target.value })}
              onBlur={() => setTouched(new Set([...touched, name]))}
            />
            <span role="alert">{touched.has(name) ? problemOf(name, login) : ''}</span>
          </p>
        ))}
        <a href="#lupa">Lupa Kata Sandi?</a> <button type="submit">Masuk</button>
      </form>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<LoginPage />);
