import { useSearchParams } from 'react-router-dom';

/** Returns the URL's query parameters and a setter that replaces one of them in place; '' removes it. */
export function useAddressParams(): [params: URLSearchParams, set: (name: string, value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string): void =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [params, set];
}
