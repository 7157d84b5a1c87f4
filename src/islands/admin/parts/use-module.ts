import { useEffect, useState } from 'react';

/** Loads a module after the page. `module` is undefined until then, and `isOutOfReach` says that loading failed. */
export function useModule<Module>(load: () => Promise<Module>): Loaded<Module> {
  const [loaded, setLoaded] = useState<Loaded<Module>>({ isOutOfReach: false });
  useEffect(() => {
    load().then(
      (module) => setLoaded({ module, isOutOfReach: false }),
      () => setLoaded({ isOutOfReach: true }),
    );
  }, []);
  return loaded;
}

type Loaded<Module> = { module?: Module; isOutOfReach: boolean };
