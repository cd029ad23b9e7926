"""The edition without a server: plain files for any web space, and one phone.

``folder`` writes them, ``pages`` and ``scripts`` make what is in them. It is the page that comes
without network, with the same templates and scripts; modules in ``static/phone/static_edition``
take the place of those that ask a server for something.
"""
