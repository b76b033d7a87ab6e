/** The plain stack: React, Redux Toolkit with RTK Query, the data router, MUI; no lazy loading. */
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { markReady } from '../ready';
import { problemOf, type Login, type LoginField } from '../rules';

const session = createSlice({
  name: 'session',
  initialState: { token: null as string | null },
  reducers: {
    signedIn: (state, action: PayloadAction<string>) => {
      state.token = action.payload;
    },
  },
});

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({
    signIn: build.mutation<{ token: string }, Login>({
      query: (body) => ({ url: '/login', method: 'POST', body }),
    }),
    getProfile: build.query<{ name: string }, string>({ query: () => '/profile' }),
  }),
});

const store = configureStore({
  reducer: { session: session.reducer, [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

const FIELDS = [
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'password', label: 'Kata Sandi', type: 'password' },
] as const;

function LoginPage() {
  const [login, setLogin] = useState<Login>({ email: '', password: '' });
  const [touched, setTouched] = useState<ReadonlySet<LoginField>>(new Set());
  const [signIn] = api.useSignInMutation();
  const dispatch = useDispatch();
  useEffect(markReady, []);
  const submit = async () => {
    setTouched(new Set(['email', 'password']));
    const { data } = await signIn(login);
    if (data) dispatch(session.actions.signedIn(data.token));
  };
  return (
    <main>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h1>Masuk</h1>
        {FIELDS.map(({ name, label, type }) => {
          const problem = touched.has(name) ? problemOf(name, login) : '';
          return (
            <TextField
              key={name}
              id={name}
              label={label}
              type={type}
              fullWidth
              margin="normal"
              value={login[name]}
              error={problem !== ''}
              helperText={problem || ' '}
              onChange={(event) => setLogin({ ...login, [name]: event.target.value })}
              onBlur={() => setTouched(new Set([...touched, name]))}
            />
          );
        })}
        <a href="#lupa">Lupa Kata Sandi?</a>
        <Button type="submit" variant="contained" fullWidth>
          Masuk
        </Button>
      </form>
    </main>
  );
}

const router = createBrowserRouter([{ path: '*', element: <LoginPage /> }]);
const theme = createTheme();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>,
  );
}
